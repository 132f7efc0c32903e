import fc from 'fast-check';

// The same cases in every run: chance decides nothing in CI. `npm test -- --fresh-seeds` looks at others.
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 1) });
