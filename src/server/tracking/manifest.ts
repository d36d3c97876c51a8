import type { Manifest } from '#server/manifest';
import { trackingAudit } from '#strings/tracking/audit';
import { trackingRefusals } from '#strings/tracking/refusals';
import { createTrackingTables } from './migrations/074-tracking.ts';
import { trackingOfPupil } from './of-pupil.ts';
import { trackingRoutes } from './routes.ts';
import { planHearings } from './seed.ts';

export const tracking: Manifest = {
  name: 'tracking',
  migrations: { '074-tracking': createTrackingTables },
  refusals: trackingRefusals,
  audit: trackingAudit,
  routes: [trackingRoutes],
  demo: planHearings,
  ofPupil: trackingOfPupil,
};
