import { useQuery } from '@tanstack/react-query';
import { deviceConnection as texts } from '#strings/staff/settings';
import { QrCode } from '#web/cards/components/qr-code.tsx';
import { connectionQuery } from '#web/cards/queries.ts';
import { Bones, Loaded } from '#web/ui/states.tsx';

interface TrustProps {
  address: string;
  fingerprint: string;
}

const Trust = ({ address, fingerprint }: TrustProps) => (
  <div className="grid grid-cols-1 gap-4 sm:grid-cols-[auto_1fr] sm:items-center">
    <div className="justify-self-center rounded-2xl bg-white p-1">
      <QrCode text={address} label={texts.code} size={180} ecc="medium" />
    </div>
    <div className="grid min-w-0 gap-2">
      <p>{texts.show}</p>
      <p dir="ltr" className="text-end font-extrabold break-all">
        {address}
      </p>
      <details>
        <summary className="cursor-pointer font-extrabold">{texts.compare}</summary>
        <p dir="ltr" className="mt-1 text-end text-sm break-all text-muted">
          {fingerprint}
        </p>
      </details>
    </div>
  </div>
);

/** How phones of the school come to a page that may use their camera. */
export const DeviceConnection = () => (
  <Loaded query={useQuery(connectionQuery)} skeleton={<Bones look="h-12" times={2} />}>
    {({ isHttps, trust }) => {
      if (trust) return <Trust {...trust} />;
      return <p>{isHttps ? texts.secure : texts.plain}</p>;
    }}
  </Loaded>
);
