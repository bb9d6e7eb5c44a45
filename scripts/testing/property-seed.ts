import fc from 'fast-check';

/** Property tests repeat the same cases in every run; `PROPERTY_SEED` gives them others, to search for longer. */
fc.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 20_261_123) });
