/** Grows with every change of the mappings or of what documents hold: a service that knows a newer format builds a new index. */
export const INDEX_FORMAT = 1;

const keyword = { type: 'keyword' } as const;
const double = { type: 'double' } as const;
const boolean = { type: 'boolean' } as const;
/** A spot, how far beyond it the practitioner goes, and whether it is the middle of a cell. */
const spot = { kind: keyword, point: { type: 'geo_point' }, reachKm: double, coarse: boolean } as const;

const settings = {
  number_of_shards: 1,
  auto_expand_replicas: '0-1',
  refresh_interval: '300ms',
  // What is removed stays known that long, so that an older version which was under way does not bring it back.
  gc_deletes: '1h',
  max_result_window: 10_000,
};

/** One document for each practice that can be found. */
export const PRACTICES_INDEX = {
  settings: { index: settings },
  mappings: {
    dynamic: 'strict',
    properties: {
      practiceId: keyword,
      // Shown in results, never searched.
      shown: { type: 'object', enabled: false },
      words: keyword,
      nameWords: keyword,
      categories: keyword,
      /** `key|label` */
      categoryLabels: keyword,
      conditions: keyword,
      languages: keyword,
      standing: double,
      reviewsAverage: double,
      inPerson: boolean,
      inHome: boolean,
      virtual: boolean,
      /** `key|whole|kind|label` of every word that a specialty can be found by. */
      specialtyKeys: keyword,
      nameKeys: keyword,
      places: {
        type: 'nested',
        properties: {
          ...spot,
          locationId: keyword,
          city: { ...keyword, index: false },
          state: { ...keyword, index: false },
        },
      },
      openings: {
        type: 'nested',
        properties: {
          ...spot,
          startsAt: { type: 'date' },
          date: keyword,
          weekend: boolean,
          partOfDay: keyword,
          locationId: keyword,
          serviceId: { ...keyword, index: false },
          timeZone: { ...keyword, index: false },
        },
      },
    },
  },
} as const;

/** Every word of the documents once, by its trigrams: typing errors are looked for here, not in the documents. */
export const VOCABULARY_INDEX = {
  settings: { index: settings },
  mappings: { dynamic: 'strict', properties: { word: keyword, trigrams: keyword } },
} as const;
