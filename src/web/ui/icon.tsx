/** Drawn by us on a 24 grid, one stroke weight, so that they look like one hand. */
const PATHS = {
  eye: 'M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7Zm10 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  'eye-off':
    'M3 3l18 18M10.6 6.2A9.8 9.8 0 0 1 12 6c6.4 0 10 6 10 6a17 17 0 0 1-3.2 3.8M6.5 7.6A16.6 16.6 0 0 0 2 12s3.6 6 10 6c1.6 0 3-.4 4.3-1M9.9 10a3 3 0 0 0 4.2 4.2',
  logout: 'M14 4H6a2 2 0 0 0-2 2v12a2 2 0 0 0 2 2h8M20 12H10m0 0 4-4m-4 4 4 4',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm0-14v2m0 16v2M4.9 4.9l1.4 1.4m11.4 11.4 1.4 1.4M2 12h2m16 0h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  gift: 'M4 11h16v9H4ZM3 7h18v4H3Zm9 0v13M12 7s-1-4-3.5-4a2 2 0 0 0 0 4Zm0 0s1-4 3.5-4a2 2 0 0 1 0 4Z',
  star: 'M12 3.5 14.5 9l6 .7-4.5 4 1.3 6-5.3-3-5.3 3 1.3-6-4.5-4 6-.7Z',
  'sound-off': 'M4 9v6h4l5 4V5L8 9Zm12 1 5 5m0-5-5 5',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-14v5l3 2',
  forward: 'M19 12H5m0 0 6-6m-6 6 6 6',
  back: 'M5 12h14m0 0-6-6m6 6-6 6',
  spark: 'M12 3v5m0 8v5M3 12h5m8 0h5M6 6l2.5 2.5m7 7L18 18M18 6l-2.5 2.5m-7 7L6 18',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4 7 7 0 0 0 20 14.5Z',
  home: 'M4 11 12 4l8 7v8a1 1 0 0 1-1 1h-4v-6h-6v6H5a1 1 0 0 1-1-1Z',
  card: 'M3 6h18v12H3ZM7 10h4v4H7Zm7 0h3m-3 4h3',
  users:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-7 9c0-3.5 3-6 7-6s7 2.5 7 6m0-9.3a3.5 3.5 0 0 0 0-6.7M18 14.5c2.4.8 4 2.8 4 5.5',
  inbox: 'M4 5h16l1 9v5H3v-5Zm-1 9h5l1.5 3h5L16 14h5',
  history: 'M4 5v4h4M4.5 9A8 8 0 1 1 4 13m8-5v4l3 2',
  shield: 'M12 3l8 3v6c0 4.5-3.4 8-8 9-4.6-1-8-4.5-8-9V6Z',
  settings:
    'M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Zm0-12v3m0 12v3M3 12h3m12 0h3M5.6 5.6l2.1 2.1m8.6 8.6 2.1 2.1M5.6 18.4l2.1-2.1m8.6-8.6 2.1-2.1',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'M5 12.5 10 17 19 7',
  plus: 'M12 5v14M5 12h14',
  copy: 'M9 9h11v11H9ZM5 15H4V4h11v1',
  ledger: 'M5 4h12a2 2 0 0 1 2 2v14H7a2 2 0 0 1-2-2Zm4 5h6m-6 4h6m-6 4h3',
  up: 'M12 19V6m0 0-5 5m5-5 5 5',
  down: 'M12 5v13m0 0 5-5m-5 5-5-5',
  undo: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  print: 'M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7Z',
  refresh: 'M20 5v5h-5M4 19v-5h5M5 10a7.5 7.5 0 0 1 13-3l2 3M19 14a7.5 7.5 0 0 1-13 3l-2-3',
  enter: 'M10 4h8a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2h-8M4 12h10m0 0-4-4m4 4-4 4',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5',
  download: 'M12 4v11m0 0-4-4m4 4 4-4M4 20h16',
  upload: 'M12 15V4m0 0L8 8m4-4 4 4M4 20h16',
  edit: 'M4 20l1-5L16 4l4 4L9 19Z',
  archive: 'M3 5h18v4H3Zm2 4v11h14V9m-9 4h4',
  play: 'M8 5l11 7-11 7Z',
  pause: 'M8 5v14M16 5v14',
  // The page runs from right to left.
  'next-verse': 'M17 6l-9 6 9 6ZM6 6v12',
  'previous-verse': 'M7 6l9 6-9 6ZM18 6v12',
  sliders:
    'M4 8h9m5 0h2M4 16h2m5 0h9M15.500 10.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5ZM8.500 18.500a2.500 2.500 0 1 0 0-5 2.500 2.500 0 0 0 0 5Z',
  qr: 'M4 4h6v6H4Zm10 0h6v6h-6ZM4 14h6v6H4Zm10 0h2v2h-2Zm4 4h2v2h-2Zm0-4h2m-6 6h2',
  warning: 'M12 4 22 20H2Zm0 6v4m0 3v.5',
  camera: 'M4 8h4l2-3h4l2 3h4v11H4Zm8 8a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Z',
  mail: 'M3 6h18v12H3Zm0 1 9 7 9-7',
  'mail-open': 'M3 10 12 4l9 6v9H3Zm0 0 9 6 9-6',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 1h-15ZM10 21h4',
  mic: 'M12 14a3 3 0 0 0 3-3V6a3 3 0 0 0-6 0v5a3 3 0 0 0 3 3Zm-6-3a6 6 0 0 0 12 0m-6 6v4m-3 0h6',
  stop: 'M7 7h10v10H7Z',
  image: 'M4 5h16v14H4Zm0 11 5-5 4 4 3-3 4 4M15 9.5v.01',
  sound: 'M4 10v4h4l5 4V6L8 10Zm12-1a4 4 0 0 1 0 6m2.5-9a8 8 0 0 1 0 12',
  trash: 'M4 7h16M9 7V4h6v3m-9 0 1 13h10l1-13M10 11v5m4-5v5',
  send: 'M21 4 3 11l6 3 3 6Zm0 0L9 14',
  zoom: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14Zm5-2 5 5M8 11h6m-3-3v6',
  scale: 'M12 4v16M8 20h8M5 7h14M5 7l-3 7a3 3 0 0 0 6 0Zm14 0-3 7a3 3 0 0 0 6 0Z',
  ticket: 'M3 7h18v3.5a1.5 1.5 0 0 0 0 3V17H3v-3.5a1.5 1.5 0 0 0 0-3Zm11 0v2m0 3v.5m0 2.5v2',
  calendar: 'M4 6h16v14H4Zm0 5h16M8 3v5m8-5v5',
  shop: 'M4 10v10h16V10M3 9l2-5h14l2 5a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6 11v-5h5v5',
  hourglass: 'M7 3h10M7 21h10M8 3v3c0 3 4 4 4 6s-4 3-4 6v3m8-18v3c0 3-4 4-4 6s4 3 4 6v3',
  bag: 'M5 8h14l1 12H4ZM9 11V7a3 3 0 0 1 6 0v4',
  cart: 'M3 4h2.5l2.5 11h10l2.5-8H6.5M9.5 20v.01M16.5 20v.01',
  minus: 'M5 12h14',
  bolt: 'M13 3 5 14h6l-1 7 8-11h-6Z',
  book: 'M4 5h5a3 3 0 0 1 3 3v12a3 3 0 0 0-3-2H4Zm16 0h-5a3 3 0 0 0-3 3v12a3 3 0 0 1 3-2h5Z',
  mushaf:
    'M12 6.500C10 5 7 4.500 4 5v9c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500V5c-3-.5-6 0-8 1.500Zm0 0v9M6 20.500l6-5 6 5',
  trophy: 'M7 4h10v5a5 5 0 0 1-10 0Zm0 2H4a3 3 0 0 0 3 4m10-4h3a3 3 0 0 1-3 4m-5 4v4m-4 2h8',
  board: 'M3 4h18v12H3ZM8 20l2-4m6 4-2-4M7 8h6m-6 4h10',
  heart: 'M12 20S4 15 4 9.300A4.300 4.300 0 0 1 12 7a4.300 4.300 0 0 1 8 2.300C20 15 12 20 12 20Z',
  target: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-4.500a4.500 4.500 0 1 0 0-9 4.500 4.500 0 0 0 0 9Zm0-4.500v.01',
} as const;

export type IconName = keyof typeof PATHS;

export const Icon = ({ name, className = 'size-6' }: { name: IconName; className?: string }) => (
  <svg
    viewBox="0 0 24 24"
    className={className}
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={PATHS[name]} />
  </svg>
);
