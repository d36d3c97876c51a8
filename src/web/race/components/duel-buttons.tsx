import { duels as texts } from '#strings/race/pupil';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import type { Duel } from '#wire/race/challenges';
import { useOpenDuel } from '../mutations.ts';

export const Again = ({ duel }: { duel: Duel }) => {
  const open = useOpenDuel();
  return (
    <Button look="gold" size="large" icon="bolt" busy={open.isPending} onClick={() => open.mutate({ duelId: duel.id })}>
      {texts.again(duel.name)}
    </Button>
  );
};

export const ToRace = () => (
  <ButtonLink look="plain" to="/educational-games/quiz-race">
    {texts.toRace}
  </ButtonLink>
);
