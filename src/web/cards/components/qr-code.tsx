import encodeQR from 'qr';

/** The specification's size, quiet zone included; level H survives a crumpled or scribbled card. */
const SIZE_PX = 150;
const QUIET_MODULES = 4;

/** Dark modules as horizontal runs: one path of a few kilobytes instead of a thousand squares. */
const darkRuns = (rows: readonly (readonly boolean[])[]): string =>
  rows
    .flatMap((row, y) =>
      row.map((dark, x) => {
        if (!dark || row[x - 1]) return '';
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return `M${x} ${y}h${length}v1h-${length}z`;
      }),
    )
    .join('');

interface QrCodeProps {
  text: string;
  label: string;
  size?: number;
  /** A screen is not crumpled: with less to spare the same text has larger squares. */
  ecc?: 'high' | 'medium';
}

/** Always black on white, in the night theme too: cameras read it so. */
export const QrCode = ({ text, label, size = SIZE_PX, ecc = 'high' }: QrCodeProps) => {
  const rows = encodeQR(text, 'raw', { ecc, border: QUIET_MODULES });
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className="shrink-0"
    >
      <path fill="#fff" d={`M0 0h${rows.length}v${rows.length}H0z`} />
      <path fill="#000" d={darkRuns(rows)} />
    </svg>
  );
};
