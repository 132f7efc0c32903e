import type { MigrationInterface, QueryRunner } from 'typeorm';

const COPIES = `
  CREATE TABLE practice_copies (
    practice_id uuid PRIMARY KEY,
    owner_user_id uuid,
    slug text NOT NULL,
    country text NOT NULL,
    phone text,
    email text,
    published boolean NOT NULL,
    specialty_ids text[] NOT NULL,
    version integer NOT NULL
  );

  CREATE TABLE client_copies (
    client_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    user_id uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    phone text,
    deleted boolean NOT NULL,
    version integer NOT NULL
  );

  CREATE TABLE client_merges (
    from_id uuid PRIMARY KEY,
    into_id uuid NOT NULL
  );
  CREATE INDEX client_merges_into ON client_merges (into_id);

  CREATE TABLE appointment_copies (
    appointment_id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    client_id uuid,
    user_id uuid,
    first_name text NOT NULL,
    last_name text NOT NULL,
    email text,
    phone text,
    token_hash bytea NOT NULL,
    state text NOT NULL,
    ends_at timestamptz NOT NULL,
    version integer NOT NULL
  );
  CREATE INDEX appointment_copies_client ON appointment_copies (practice_id, client_id);`;

const REVIEWS = `
  CREATE TABLE referral_links (
    code_hash bytea PRIMARY KEY,
    code text NOT NULL,
    practice_id uuid NOT NULL,
    appointment_id uuid
  );
  CREATE UNIQUE INDEX referral_links_practice ON referral_links (practice_id) WHERE appointment_id IS NULL;
  CREATE UNIQUE INDEX referral_links_appointment ON referral_links (appointment_id);

  CREATE TABLE reviewers (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    first_name text NOT NULL,
    phone text NOT NULL,
    created_at timestamptz NOT NULL
  );
  CREATE INDEX reviewers_created ON reviewers (created_at);

  CREATE TABLE reviews (
    id uuid PRIMARY KEY,
    practice_id uuid NOT NULL,
    appointment_id uuid,
    client_id uuid,
    phone text,
    reviewer_id uuid,
    user_id uuid,
    first_name text NOT NULL,
    last_initial text NOT NULL,
    rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
    text text CHECK (length(text) BETWEEN 1 AND 5000),
    is_anonymous boolean NOT NULL DEFAULT false,
    imported boolean NOT NULL DEFAULT false,
    token text NOT NULL,
    token_hash bytea NOT NULL UNIQUE,
    created_at timestamptz NOT NULL,
    updated_at timestamptz NOT NULL
  );
  -- One review for each visit; without a visit, one for each contact and one for each phone that somebody claimed.
  CREATE UNIQUE INDEX reviews_appointment ON reviews (appointment_id);
  CREATE UNIQUE INDEX reviews_client ON reviews (practice_id, client_id) WHERE appointment_id IS NULL;
  CREATE UNIQUE INDEX reviews_phone ON reviews (practice_id, phone) WHERE appointment_id IS NULL AND client_id IS NULL;
  CREATE INDEX reviews_listed ON reviews (practice_id, created_at DESC, id DESC) WHERE text IS NOT NULL AND NOT imported;
  CREATE INDEX reviews_recent ON reviews (created_at DESC, id DESC) WHERE text IS NOT NULL AND NOT imported;
  CREATE INDEX reviews_of_client ON reviews (client_id) WHERE client_id IS NOT NULL;

  -- Its row is the lock under which everything that counts for a practice changes.
  CREATE TABLE practice_ratings (
    practice_id uuid PRIMARY KEY,
    stars integer NOT NULL DEFAULT 0 CHECK (stars >= 0),
    reviews_count integer NOT NULL DEFAULT 0 CHECK (reviews_count >= 0),
    version integer NOT NULL DEFAULT 0
  );

  CREATE TABLE endorsements (
    review_id uuid NOT NULL REFERENCES reviews ON DELETE CASCADE,
    specialty_id text NOT NULL,
    practice_id uuid NOT NULL,
    PRIMARY KEY (review_id, specialty_id)
  );
  CREATE INDEX endorsements_skill ON endorsements (practice_id, specialty_id);

  CREATE TABLE endorsement_counts (
    practice_id uuid NOT NULL,
    specialty_id text NOT NULL,
    endorsements_count integer NOT NULL,
    version integer NOT NULL,
    PRIMARY KEY (practice_id, specialty_id)
  );

  CREATE TABLE photo_uploads (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL,
    content_type text NOT NULL,
    created_at timestamptz NOT NULL,
    stored_key text
  );
  CREATE INDEX photo_uploads_user ON photo_uploads (user_id);`;

export class CreateReviews1763600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COPIES);
    await runner.query(REVIEWS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE photo_uploads, endorsement_counts, endorsements, practice_ratings, reviews, reviewers, referral_links,
        appointment_copies, client_merges, client_copies, practice_copies`);
  }
}
