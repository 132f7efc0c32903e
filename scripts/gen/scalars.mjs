/** How our scalars look in TypeScript, the same in services and web. */
export const SCALARS = { DateTime: 'string', Date: 'string', JSON: 'unknown', _FieldSet: 'string' };
