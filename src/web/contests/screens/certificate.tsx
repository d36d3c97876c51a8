import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { certificateTexts as texts } from '#strings/contests/pupil';
import { BackLink } from '#web/ui/button-link.tsx';
import { PrintPage } from '#web/ui/print-page.tsx';
import { Bone, EmptyState, Loaded } from '#web/ui/states.tsx';
import { CertificatePaper } from '../components/certificate-paper.tsx';
import { competitionsQuery } from '../results-queries.ts';

/** To be looked at first, then printed. It checks nothing itself: what is on it comes from the server. */
export const Certificate = () => {
  const { id } = getRouteApi('/student/competitions/$id/certificate').useParams();
  const query = useQuery(competitionsQuery);
  const { data, error } = query;
  const competition = data?.competitions.find(
    (each) => each.id === Number(id) && each.state === 'closed' && each.tookPart,
  );
  return (
    <PrintPage
      title={texts.window}
      note={data || error ? undefined : texts.preparing}
      print={competition && texts.print}
    >
      <main className="grid gap-4 p-4 print:block print:p-0">
        <BackLink to="/student/competitions">{texts.back}</BackLink>
        <Loaded query={query} skeleton={<Bone className="mx-auto aspect-[297/210] w-full max-w-[297mm]" />}>
          {({ name }) =>
            competition ? (
              <CertificatePaper name={name} competition={competition} />
            ) : (
              <EmptyState icon="star" title={texts.none} body={texts.noneBody} />
            )
          }
        </Loaded>
      </main>
    </PrintPage>
  );
};
