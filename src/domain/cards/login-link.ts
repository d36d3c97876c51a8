/** What the QR on a card says: the login address with the id and password as query parameters (D-8). */
export const loginLink = (origin: string, loginId: number, password: string): string =>
  `${origin}/login?id=${loginId}&password=${encodeURIComponent(password)}`;
