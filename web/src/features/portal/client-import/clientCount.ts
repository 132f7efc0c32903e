/** `1 client` and `1,000 clients`. */
export const clientCount = (count: number): string =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'client' : 'clients'}`;
