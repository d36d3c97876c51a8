/** The names of the 49 steps in which the tables were made before there was one schema, in order. */
export const OLD_STEPS = `
  001-access 002-files 003-rewards 004-messages 005-photos 006-penalties 007-privileges 008-store
  009-practice 010-one-ledger-index 011-race 012-card-tokens 013-passwords-asked-again 014-audit-chain
  015-late-answers 016-bought-privileges 017-quran 018-listening 019-recordings 020-tracking 021-drills
  022-exams 023-calendar 024-growth 025-curriculum 026-classroom 027-ways-back 028-glory 029-what-brings-back
  030-race-challenges 031-audit-days 032-taken-back 033-gift-presets 034-one-bank 035-duels 036-open-practice
  037-backups 038-roster-imports 039-privacy 040-guardians 041-invitations 042-session-devices
  043-second-factor 044-school 045-whole-first-names 046-next-above 047-counted-ranks 048-counted-places
  049-section-grids`
  .trim()
  .split(/\s+/u);
