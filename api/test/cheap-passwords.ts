/**
 * Makes password hashes cheap, because most tests sign in and none depends on the cost. Processes that a test starts
 * hash at full cost; a test that shares passwords with one calls `jest.unmock('node:crypto')`.
 */
jest.mock('node:crypto', () => {
  const crypto = jest.requireActual<typeof import('node:crypto')>('node:crypto');
  const argon2: typeof crypto.argon2 = (algorithm, parameters, done) =>
    crypto.argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, done);
  return Object.assign(Object.create(crypto), { argon2 });
});
