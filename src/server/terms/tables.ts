export interface StudentAgreements {
  studentId: number;
  agreementVersion: number;
  agreed: 0 | 1;
  agreedAt: string;
}

/** What a staff member's phone makes codes of. */

declare module '#server/platform/db/schema' {
  interface Schema {
    student_agreements: StudentAgreements;
  }
}
