/**
 * Changes which features a practice has by default, whatever other migrations have put there.
 * @param flags SQL of a text[], which may name the present ones as `flags`
 */
export function defaultFeatures(flags: string): string {
  return `DO $$
    DECLARE flags text[];
    BEGIN
      EXECUTE 'SELECT ' || (
        SELECT pg_get_expr(adbin, adrelid) FROM pg_attrdef JOIN pg_attribute ON attrelid = adrelid AND attnum = adnum
        WHERE adrelid = 'practices'::regclass AND attname = 'features'
      ) INTO flags;
      EXECUTE format('ALTER TABLE practices ALTER COLUMN features SET DEFAULT %L', ${flags});
    END $$;`;
}
