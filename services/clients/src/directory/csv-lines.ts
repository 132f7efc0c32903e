import { FORMULA } from '@yarrow/kit/values/csv';
import Papa from 'papaparse';

/** Rows as CSV (RFC 4180), a line each; cells that a spreadsheet would calculate are made harmless. */
export function csvLines(rows: string[][]): string {
  if (rows.length === 0) return '';
  return `${Papa.unparse(rows, { newline: '\r\n', escapeFormulae: FORMULA })}\r\n`;
}
