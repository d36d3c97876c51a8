import { asked } from '#web/lib/asked.ts';

export const drillQuery = asked(['student', 'drills'], 'GET /api/student/drill');
