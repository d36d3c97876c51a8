import { expect, it } from 'vitest';
import { formatMoment } from '#strings/dates';
import { exportPage } from './export-page.ts';

const MADE = '2026-02-01T06:00:00.000Z';

it.each(['2026-99-99T99:99:99Z', '2026-02-01T:::Z', '0000-00-00T00:00:00.000Z', '9999-12-31T23:59:59.999Z'])(
  'what somebody typed that looks like a moment, %s, is shown as it was typed',
  (text) => {
    const page = exportPage({
      name: 'سالم',
      madeAt: new Date(MADE),
      tables: [['student_reports', [{ notes: text, createdAt: MADE }]]],
      log: [],
      files: [],
    });
    expect(page).toContain(text);
    expect(page).toContain(formatMoment(MADE));
  },
);
