import type { BenchCase } from '../support/bench-case.ts';
import { studentLogin } from './student-login.ts';

/** The bell rings and a thousand pupils enter in the same moment: all must be served. */
export const loginStorm: BenchCase = {
  name: 'login-storm',
  atOnce: 1000,
  floor: studentLogin.floor,
  product: studentLogin.product,
};
