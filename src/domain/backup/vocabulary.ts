export const backupVocabulary = {
  refusals: {
    backup_under_way: 409,
    backup_check_under_way: 409,
    backup_not_found: 404,
    backup_not_here: 409,
    backup_other_passphrase: 409,
  },
  actions: { backup_made: 'plain', backup_checked: 'plain' },
  topics: ['backups'],
  waiting: ['backup'],
} as const;
