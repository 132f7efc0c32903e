/** Spreadsheets read UTF-8 as such only behind it (spec portal-operations §9). */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/**
 * Begins a cell that a spreadsheet would calculate, full-width signs and what follows a line break included
 * (https://owasp.org/www-community/attacks/CSV_Injection). A phone number is none: digits behind a plus calculate nothing
 * but themselves.
 */
export const FORMULA = /^(?!\+\d+$)[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/;
