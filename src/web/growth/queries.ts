import { queryOptions } from '@tanstack/react-query';
import { wordAssociation } from '#strings/growth/pupil';
import { api, sayInstead } from '#web/lib/api.ts';

export const wordAssociationQuery = queryOptions({
  queryKey: ['student', 'growth'],
  queryFn: () => api('GET /api/student/self-development/word-association').catch(sayInstead(wordAssociation.unchecked)),
});
