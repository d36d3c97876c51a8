export interface StudentsCredentials {
  student_id: number;
  login_id: number;
  hashed_password: string;
  sealed_password: string;
  created_at: string;
  last_login: string | null;
}

declare module '#server/platform/db/schema' {
  interface Schema {
    students_credentials: StudentsCredentials;
  }
}
