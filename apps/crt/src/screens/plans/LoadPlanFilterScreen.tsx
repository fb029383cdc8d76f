import { readKey, useWrite } from '@crt/api-client/hooks';
import { executePlanFilter, getChosenPlanFilters } from '@crt/api-client/main/plan-filter';
import { planTexts } from '@crt/domain-widgets/plan-texts';
import { ButtonLink } from '@crt/ui/Link';
import { ErrorState } from '@crt/ui/ErrorState';
import { Page } from '@crt/ui/Page';
import { PageHeader } from '@crt/ui/PageHeader';
import { Inline } from '@crt/ui/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useGoTo, usePathId } from '../../routes/location.ts';
import { paths } from '../../routes/paths.ts';
import { Redirect } from '../../routes/Redirect.tsx';

/** /FulfilmentPlan/LoadFilter/{id}: puts a saved filter in use and goes to the list; without an id to the plain list (E22). */
const LoadPlanFilterScreen = () => {
  const id = usePathId();
  return id === undefined ? <Redirect to={paths.planList()} /> : <LoadFilter key={id} id={id} />;
};

export default LoadPlanFilterScreen;

const LoadFilter = ({ id }: { id: number }) => {
  const goTo = useGoTo();
  const client = useQueryClient();
  const { mutate, error } = useWrite(executePlanFilter);
  useEffect(() => {
    mutate(
      { id },
      {
        onSuccess: ({ data }) => {
          client.setQueryData(readKey(getChosenPlanFilters, {}), data);
          goTo(paths.planList({ storedQueryId: id }), { isReplacing: true });
        },
      },
    );
  }, [id, mutate, client, goTo]);
  if (!error) return null;
  return (
    <Page header={<PageHeader title={planTexts.list.title} />}>
      <ErrorState title={planTexts.list.saved.gone}>{error.message}</ErrorState>
      <Inline justify="center">
        <ButtonLink href={paths.planList()}>{planTexts.list.saved.toList}</ButtonLink>
      </Inline>
    </Page>
  );
};
