import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How a practice looks on its own pages, how it meets online, and since when and until when its credentials hold. */
export class AddPracticeWebsite1795310100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE practices
        ADD COLUMN theme_color_accent text CHECK (theme_color_accent ~ '^#[0-9a-f]{6}$'),
        ADD COLUMN theme_colors text[] NOT NULL DEFAULT '{}',
        ADD COLUMN theme_button_style text CHECK (theme_button_style IN ('square', 'rounded', 'pill')),
        ADD COLUMN theme_fonts text[] NOT NULL DEFAULT '{}',
        ADD COLUMN vanity_slug text UNIQUE CHECK (vanity_slug ~ '^[a-z0-9][a-z0-9_-]*$'),
        ADD COLUMN custom_domain text UNIQUE
          CHECK (length(custom_domain) <= 253 AND custom_domain ~ '^([a-z0-9]([a-z0-9-]*[a-z0-9])?\\.)+[a-z]{2,63}$'),
        ADD COLUMN age_work_withs text[] NOT NULL DEFAULT '{}',
        ADD COLUMN show_terms_modal boolean NOT NULL DEFAULT false;
      ALTER TABLE practices
        ADD CHECK (array_to_string(array_append(theme_colors, 'x'), ' ') ~ '^(#[0-9a-f]{6} )*x$'),
        -- A family's name ends up in a style sheet.
        ADD CHECK (array_to_string(array_append(theme_fonts, 'x'), '/') ~ '^([A-Za-z0-9][A-Za-z0-9 -]{0,39}/)*x$');

      ALTER TABLE pro_credentials
        ADD COLUMN issued_at date,
        ADD COLUMN expires_at date,
        ADD CHECK (expires_at >= issued_at);

      CREATE TABLE conferencing_services (
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        provider text NOT NULL CHECK (provider ~ '^[a-z][a-z_]{0,39}$'),
        active boolean NOT NULL DEFAULT false,
        PRIMARY KEY (practice_id, provider)
      );

      CREATE TABLE image_assets (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('hero', 'page')),
        url text NOT NULL,
        alt_text text NOT NULL,
        position integer NOT NULL
      );
      CREATE INDEX image_assets_practice ON image_assets (practice_id, position);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE image_assets, conferencing_services;
      ALTER TABLE pro_credentials DROP COLUMN issued_at, DROP COLUMN expires_at;
      ALTER TABLE practices
        DROP COLUMN theme_color_accent, DROP COLUMN theme_colors, DROP COLUMN theme_button_style,
        DROP COLUMN theme_fonts, DROP COLUMN vanity_slug, DROP COLUMN custom_domain, DROP COLUMN age_work_withs,
        DROP COLUMN show_terms_modal;
    `);
  }
}
