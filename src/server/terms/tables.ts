export interface StudentAgreements {
  studentId: number;
  agreementVersion: number;
  agreed: 0 | 1;
  agreedAt: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    student_agreements: StudentAgreements;
  }
}
