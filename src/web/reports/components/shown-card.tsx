import { credentialRequest } from '#strings/reports/pupil';
import { LoginCard } from '#web/cards/components/login-card.tsx';
import { Button } from '#web/ui/button.tsx';
import type { ShownCredentials } from '#wire/reports';

export default function ShownCard({ card }: { card: ShownCredentials }) {
  return (
    <div className="grid gap-4">
      <div className="print:hidden">
        <h2 className="text-xl font-black">{credentialRequest.shownTitle}</h2>
        <p className="text-muted">{credentialRequest.shownBody}</p>
      </div>
      <LoginCard card={card} format="one" />
      <Button icon="print" look="gold" size="large" className="print:hidden" onClick={() => window.print()}>
        {credentialRequest.print}
      </Button>
    </div>
  );
}
