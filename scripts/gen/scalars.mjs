/** How our scalars look in TypeScript, the same in services and web. */
export const SCALARS = { DateTime: 'string', Date: 'string', SafeInt: 'number', JSON: 'unknown', _FieldSet: 'string' };
