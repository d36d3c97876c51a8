const SENTENCES = {
  not_backup: 'it is no backup of Himma.',
  truncated: 'it ends before its end: it was not copied whole.',
  altered: 'it was altered or is damaged.',
  passphrase_missing: 'it is sealed: give its passphrase (BACKUP_PASSPHRASE).',
  passphrase_wrong: 'the passphrase is not the one it was sealed with.',
  bomb: 'it unpacks to far more than any backup of this size does.',
  unproven:
    'nothing shows that it was made with the key of this school: somebody else may have written it. Restore it with --unproven only if you know that an older version of Himma made it, and where it has been since.',
  older:
    'it was made by a version of Himma that is too old. Restore it with that one, and bring that school up to date.',
  newer: 'it was made by a newer version of Himma. Use that one.',
} as const;

export type UnreadableCode = keyof typeof SENTENCES;

/** Why a backup cannot be used; said in English, for terminals show Arabic badly. */
export class BackupUnreadable extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode) {
    super(SENTENCES[code]);
    this.code = code;
  }
}
