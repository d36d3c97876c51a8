import type { BenchCase } from '../support/bench-case.ts';
import { insertRows, post } from './floor-requests.ts';

export const studentLogin: BenchCase = {
  name: 'student-login',
  atLeast: 0.5,
  floor: insertRows,
  product: ({ pupils }) =>
    pupils.map(({ loginId, password }) => post('/api/login/student', { loginId: String(loginId), password })),
};
