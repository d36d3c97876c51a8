import { ACTION_TONES, AUDIT_ACTIONS, type AuditAction, type Tone } from '#domain/vocabulary';
import { csvPieces } from '#server/platform/csv';
import { type AuditDetails, type AuditWords, commonDetails } from '#strings/audit/details';
import { auditColumns } from '#strings/audit/staff';
import { formatMoment } from '#strings/dates';
import { differencesOf } from './differences.ts';
import type { AuditRow } from './queries.ts';

interface Said {
  readonly text: string;
  readonly tone: Tone;
  readonly details: AuditDetails;
}

export type Say = (action: AuditAction) => Said;

/**
 * What an action is called, and what its domain calls the details of its lines. An action that only a newer process
 * knows is shown as it is.
 */
export const makeSay = (words: readonly AuditWords[]): Say => {
  const said = new Map<string, Said>();
  for (const { actions, details: own } of words) {
    const details = { ...commonDetails, ...own };
    for (const [action, text] of Object.entries(actions))
      said.set(action, { text, tone: ACTION_TONES[action as AuditAction], details });
  }
  return (action) => said.get(action) ?? { text: action, tone: 'plain', details: commonDetails };
};

export const presentActions = (say: Say) => AUDIT_ACTIONS.map((action) => ({ action, text: say(action).text }));

export const presentEntry = (say: Say, row: AuditRow) => {
  const { text, tone, details } = say(row.action);
  return {
    actor: row.actorName,
    text,
    tone,
    subject: row.subjectName,
    differences: differencesOf(row, details),
    ...row,
  };
};

async function* tableOf(say: Say, pages: AsyncIterable<readonly AuditRow[]>): AsyncGenerator<string[][]> {
  yield [Object.values(auditColumns)];
  for await (const rows of pages)
    yield rows.map((row) => [
      formatMoment(row.at),
      row.actorName,
      say(row.action).text,
      row.subjectName ?? '',
      row.details ?? '',
      row.before ?? '',
      row.after ?? '',
    ]);
}

export const presentCsv = (say: Say, pages: AsyncIterable<readonly AuditRow[]>): AsyncIterable<string> =>
  csvPieces(tableOf(say, pages));
