import { ownFactor } from '#strings/access/second-factor';
import { useCopy } from '#web/cards/mutations.ts';
import { Button } from '#web/ui/button.tsx';
import { useConfirm } from '#web/ui/confirm-dialog.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { useRenewRecoveryCodes } from '../mutations.ts';

/** Once: the server keeps nothing that it could show again. */
export const RecoveryCodes = ({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) => {
  const copy = useCopy();
  return (
    <Dialog title={ownFactor.codesTitle} onClose={onClose}>
      <div className="grid grid-cols-1 gap-4">
        <p>{ownFactor.codesBody}</p>
        <ul aria-label={ownFactor.codesList} dir="ltr" className="grid grid-cols-2 gap-2 rounded-2xl bg-paper p-4">
          {codes.map((code) => (
            <li key={code} className="code text-center text-sm font-black tracking-normal whitespace-nowrap sm:text-lg">
              {code}
            </li>
          ))}
        </ul>
        <p className="font-extrabold text-gold-ink">{ownFactor.codesOnce}</p>
        <div className="flex flex-wrap justify-end gap-3">
          <Button look="plain" icon={copy.isSuccess ? 'check' : 'copy'} onClick={() => copy.mutate(codes.join('\n'))}>
            {ownFactor.copy}
          </Button>
          <Button look="gold" onClick={onClose}>
            {ownFactor.kept}
          </Button>
        </div>
      </div>
    </Dialog>
  );
};

interface LeftProps {
  left: number;
  onCodes: (codes: readonly string[]) => void;
}

export const RecoveryCodesLeft = ({ left, onCodes }: LeftProps) => {
  const renew = useRenewRecoveryCodes();
  const { ask, dialog } = useConfirm();
  const askToRenew = () =>
    ask({
      run: async () => onCodes((await renew.mutateAsync()).recoveryCodes),
      confirm: { title: ownFactor.renew, body: ownFactor.renewBody, confirm: ownFactor.renewConfirm },
    });
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-4">
      <h3 className="font-black">{ownFactor.codesTitle}</h3>
      <p className={left > 2 ? 'text-muted' : 'font-extrabold text-gold-ink'}>{ownFactor.recoveryLeft(left)}</p>
      <Button look="plain" className="justify-self-start" onClick={askToRenew}>
        {ownFactor.renew}
      </Button>
      {dialog}
    </div>
  );
};
