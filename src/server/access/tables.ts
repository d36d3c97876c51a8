export interface StudentAgreements {
  student_id: number;
  agreement_version: number;
  agreed: 0 | 1;
  agreed_at: string;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    student_agreements: StudentAgreements;
  }
}
