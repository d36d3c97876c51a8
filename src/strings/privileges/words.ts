import type { PickStatus } from '#domain/privileges/pick';

export const pickStatusNames: Record<PickStatus, string> = {
  unclaimed: 'لم يُحجز',
  waiting: 'بالانتظار',
  done: 'نُفّذ',
  rejected: 'مرفوض',
};
