import { create, fromJson, toBinary, type DescMessage, type JsonObject } from '@bufbuild/protobuf';
import { describe, expect, it } from '@jest/globals';
import { ClientSavedSchema } from '@yarrow/contracts/clients/v1/events_pb';
import { LIVE_EVENTS, type LiveKind } from './live-events.js';

/** A message in which each text is the name of its field. */
function named(schema: DescMessage): JsonObject {
  return Object.fromEntries(
    schema.fields.flatMap((field): [string, string | JsonObject][] => {
      if (field.fieldKind === 'scalar' && field.scalar === 9) return [[field.jsonName, field.name]];
      if (field.fieldKind === 'message' && !field.message.typeName.startsWith('google.')) {
        return [[field.jsonName, named(field.message)]];
      }
      return [];
    }),
  );
}

const IDS: Record<LiveKind, readonly string[]> = {
  appointment: ['appointment_id'],
  client: ['client_id', 'from_client_id', 'into_client_id'],
  group_event: ['event_id'],
  offer: ['service_id', 'event_type_id'],
  package: ['package_id'],
  payment: ['appointment_id'],
  personal_event: ['personal_event_id'],
  practice: ['practice_id'],
  registration: ['registration_id'],
};

describe('an event of a service', () => {
  it.each(LIVE_EVENTS.map((event) => [event.schema.typeName, event] as const))(
    '%s yields its practice and the id of the changed object',
    (_name, { schema, read }) => {
      const change = read(toBinary(schema, fromJson(schema, named(schema))));
      expect(change).toEqual({ practiceId: 'practice_id', kind: change.kind, id: expect.any(String) });
      expect(IDS[change.kind]).toContain(change.id);
    },
  );

  it('has no practice if it names none', () => {
    const saved = LIVE_EVENTS.find(({ schema }) => schema === ClientSavedSchema);
    expect(saved?.read(toBinary(ClientSavedSchema, create(ClientSavedSchema, {}))).practiceId).toBe('');
  });
});
