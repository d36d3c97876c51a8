export interface StudentAgreements {
  student_id: number;
  agreement_version: number;
  agreed: 0 | 1;
  agreed_at: string;
}

/** What a staff member's phone makes codes of. */

declare module '#server/platform/db/schema' {
  interface Schema {
    student_agreements: StudentAgreements;
  }
}
