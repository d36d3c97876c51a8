import { expect, it } from 'vitest';
import { SETUP_STEPS } from '#domain/staff/setup';
import { stepBody, stepWords } from './setup.ts';

it('backups beside the data are to be carried elsewhere, and those in a folder of their own say which', () => {
  expect(stepBody('backup', null)).toContain('BACKUP_DIR');
  const elsewhere = stepBody('backup', '/mnt/disk2/himma');
  expect(elsewhere).toContain('/mnt/disk2/himma');
  expect(elsewhere).not.toContain('BACKUP_DIR');
});

it('no other step asks where backups lie', () => {
  for (const step of SETUP_STEPS)
    if (step !== 'backup') expect(stepBody(step, '/mnt/disk2/himma')).toBe(stepWords[step].body);
});
