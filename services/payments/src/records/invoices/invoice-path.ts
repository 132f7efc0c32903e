/** Where the file of a sending is read by whoever has the key of its visit. */
export function invoicePath(token: string, sendingId: string): string {
  return `/api/payments/invoices/${token}/${sendingId}.pdf`;
}
