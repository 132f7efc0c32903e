import { Column, Entity, PrimaryColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { DomainError } from '../../../domain-error.js';

@Entity('notes')
export class Note {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  text: string;

  static write(id: string, text: string): Note {
    if (text === '') throw new DomainError('text_missing', 'A note has a text.', 'text');
    return Object.assign(new Note(), { id, text });
  }
}

export class CreateNotes1700000000000 implements MigrationInterface {
  readonly name = 'CreateNotes1700000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create table notes (id uuid primary key, text text not null)');
    await runner.query(
      'create table lines (seq bigint generated always as identity, note_id text, number int, text text, reader text)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table notes, lines');
  }
}
