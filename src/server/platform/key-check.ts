import type { Deps } from './deps.ts';

/** False where the key is another than the one that sealed the stored passwords: no card would open, no pupil enter. */
export const keyOpensStored = async ({ db, secrets }: Pick<Deps, 'db' | 'secrets'>): Promise<boolean> => {
  const stored = await db.selectFrom('students_credentials').select('sealed_password').limit(1).executeTakeFirst();
  if (!stored) return true;
  try {
    secrets.open(stored.sealed_password);
    return true;
  } catch {
    return false;
  }
};
