import type { NotificationStatus } from '#domain/rewards/statuses';

/** Lid open or shut, bright or resting: the gift says at a glance how it stands. */
const LOOKS: Readonly<Record<NotificationStatus, { box: string; lid: string; ribbon: string }>> = {
  available: { box: '#7a5200', lid: '#5a3b00', ribbon: '#fff0c2' },
  agreement: { box: '#e9a91b', lid: '#bd7f0a', ribbon: '#ffffff' },
  pending: { box: '#9c5cc4', lid: '#7b3fa0', ribbon: '#ffffff' },
  partial: { box: '#5fb39c', lid: '#3f9a80', ribbon: '#fdf0cf' },
  claimed: { box: '#2ea183', lid: '#0e8a72', ribbon: '#fdf0cf' },
  'all-missed': { box: '#a9a08c', lid: '#8f8672', ribbon: '#e9dfc9' },
  none: { box: '#a9b7b2', lid: '#8b9b96', ribbon: '#e6efec' },
};

export const GiftPicture = ({ status, className = 'size-14' }: { status: NotificationStatus; className?: string }) => {
  const { box, lid, ribbon } = LOOKS[status];
  const isOpen = status === 'claimed' || status === 'partial';
  return (
    <svg viewBox="0 0 64 64" className={className} aria-hidden="true" focusable="false">
      <path d="M10 30h44v26a4 4 0 0 1-4 4H14a4 4 0 0 1-4-4Z" fill={box} />
      <path d="M27 30h10v30H27Z" fill={ribbon} />
      <g transform={isOpen ? 'rotate(-16 8 30) translate(0 -4)' : undefined}>
        <path d="M6 20h52v11H6Z" fill={lid} />
        <path d="M27 20h10v11H27Z" fill={ribbon} />
        <path
          d="M32 20S28 6 20 7s-4 13 12 13Zm0 0s4-14 12-13 4 13-12 13Z"
          fill="none"
          stroke={ribbon}
          strokeWidth="4"
          strokeLinejoin="round"
        />
      </g>
      {status === 'claimed' && (
        <path
          d="m22 44 8 8 14-16"
          fill="none"
          stroke="#fff"
          strokeWidth="6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
    </svg>
  );
};
