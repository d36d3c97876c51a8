import { endGame as texts } from '#strings/practice/pupil';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface EndDialogProps {
  isReview: boolean;
  onEnd: () => void;
  onClose: () => void;
}

export const EndDialog = ({ isReview, onEnd, onClose }: EndDialogProps) => (
  <Dialog mustDecide title={texts.title} onClose={onClose}>
    <p className="mb-6 text-lg text-muted">{isReview ? texts.bodyReview : texts.body}</p>
    <div className="grid gap-3">
      <Button look="gold" size="large" onClick={onClose}>
        {texts.no}
      </Button>
      <Button look="danger" size="large" onClick={onEnd}>
        {texts.yes}
      </Button>
    </div>
  </Dialog>
);
