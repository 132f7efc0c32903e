import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCatalog1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE practices (
        id uuid PRIMARY KEY,
        owner_user_id uuid NOT NULL UNIQUE,
        slug text NOT NULL UNIQUE CHECK (slug ~ '^[a-z0-9][a-z0-9_-]*$'),
        name text NOT NULL,
        published boolean NOT NULL DEFAULT false,
        practitioner_first_name text NOT NULL,
        practitioner_last_name text NOT NULL,
        title text,
        headline text CHECK (length(headline) <= 200),
        about text,
        email text NOT NULL,
        phone text,
        photo_url text,
        currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
        country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
        time_zone text NOT NULL,
        links jsonb NOT NULL DEFAULT '{}',
        languages text[] NOT NULL DEFAULT '{}',
        work_withs text[] NOT NULL DEFAULT '{}',
        accepts_tips boolean NOT NULL DEFAULT false,
        features text[] NOT NULL DEFAULT '{packages,recurring_bookings,client_notes}',
        offline_options text[] NOT NULL DEFAULT '{}',
        has_card_provider boolean NOT NULL DEFAULT false,
        buffer_minutes integer NOT NULL DEFAULT 15,
        lead_time_minutes integer NOT NULL DEFAULT 1440,
        start_time_increment_minutes integer NOT NULL DEFAULT 30,
        instant_client_approval boolean NOT NULL DEFAULT true,
        require_client_cc_to_book boolean NOT NULL DEFAULT false,
        charge_client_cc_at_booking boolean NOT NULL DEFAULT false,
        cancellation_policy text NOT NULL DEFAULT '' CHECK (length(cancellation_policy) <= 250),
        late_cancellation_hours integer NOT NULL DEFAULT 24,
        late_cancellation_fee_percent integer NOT NULL DEFAULT 0 CHECK (late_cancellation_fee_percent BETWEEN 0 AND 100),
        version integer NOT NULL DEFAULT 1,
        created_at timestamptz NOT NULL DEFAULT now(),
        CHECK (require_client_cc_to_book OR NOT charge_client_cc_at_booking)
      );

      CREATE TABLE practice_skills (
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        specialty_id text NOT NULL,
        position integer NOT NULL,
        PRIMARY KEY (practice_id, specialty_id)
      );

      CREATE TABLE pro_credentials (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('license', 'degree', 'certification')),
        name text NOT NULL,
        issuer text,
        license_number text,
        state_issued text,
        state text NOT NULL CHECK (state IN ('pending', 'approved')),
        position integer NOT NULL
      );
      CREATE INDEX pro_credentials_practice ON pro_credentials (practice_id, position);

      CREATE TABLE gallery_images (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        url text NOT NULL,
        alt_text text NOT NULL,
        position integer NOT NULL
      );
      CREATE INDEX gallery_images_practice ON gallery_images (practice_id, position);

      CREATE TABLE locations (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        name text NOT NULL,
        kind text NOT NULL CHECK (kind IN ('office', 'virtual', 'home')),
        time_zone text NOT NULL,
        address text,
        secondary_address text,
        city text,
        state_abbreviation text,
        zip text,
        country_code text NOT NULL,
        latitude double precision CHECK (latitude BETWEEN -90 AND 90),
        longitude double precision CHECK (longitude BETWEEN -180 AND 180),
        hide_address boolean NOT NULL DEFAULT false,
        virtual_type text CHECK (virtual_type IN ('video', 'phone')),
        virtual_link text,
        virtual_instructions text,
        travel_distance integer CHECK (travel_distance BETWEEN 1 AND 50),
        hours jsonb NOT NULL,
        state text NOT NULL DEFAULT 'active' CHECK (state IN ('active', 'disabled')),
        position integer NOT NULL,
        version integer NOT NULL DEFAULT 1
      );
      CREATE INDEX locations_practice ON locations (practice_id, position);
      CREATE UNIQUE INDEX locations_single_kind ON locations (practice_id, kind) WHERE kind IN ('virtual', 'home');

      CREATE TABLE services (
        id uuid PRIMARY KEY,
        practice_id uuid NOT NULL REFERENCES practices ON DELETE CASCADE,
        kind text NOT NULL CHECK (kind IN ('service', 'package', 'add_on')),
        name text NOT NULL,
        description text NOT NULL,
        variations jsonb NOT NULL,
        location_ids uuid[] NOT NULL,
        hours jsonb,
        number_of_sessions integer,
        allowed_service_ids uuid[] NOT NULL DEFAULT '{}',
        public boolean NOT NULL DEFAULT true,
        photo_url text,
        position integer NOT NULL,
        version integer NOT NULL DEFAULT 1,
        deleted_at timestamptz,
        CHECK ((kind = 'package') = (number_of_sessions IS NOT NULL))
      );
      CREATE INDEX services_practice ON services (practice_id, position) WHERE deleted_at IS NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE services, locations, gallery_images, pro_credentials, practice_skills, practices');
  }
}
