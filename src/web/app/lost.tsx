import { useEffect } from 'react';

/** Any path that is not on the map leads to the login. */
export const Lost = () => {
  useEffect(() => location.replace('/login'), []);
  return null;
};
