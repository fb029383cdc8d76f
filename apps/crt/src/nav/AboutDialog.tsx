import { skipToken, useRead } from '@crt/api-client/hooks';
import { getDocumentationVersion } from '@crt/api-client/documentation/documentation-version';
import { getVersion } from '@crt/api-client/main/version';
import { openReference } from '@crt/api-client/open-reference';
import { apiOf } from '@crt/api-client/query-client';
import { Button } from '@crt/ui/Button';
import { Dialog } from '@crt/ui/Dialog';
import { Property, PropertyList } from '@crt/ui/PropertyList';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { worlds } from '../app/app-title.ts';
import { usePermissions } from '../app/permissions/RightsProvider.tsx';
import { navTexts } from './nav.texts.ts';

/** The version of each application that the person has rights to (A33, B16), and the way to the API reference. */
const AboutDialog = ({ onClose }: { onClose: () => void }) => {
  const { hasMain, hasDocumentation } = worlds(usePermissions());
  const main = useRead(getVersion, hasMain ? {} : skipToken);
  const documentation = useRead(getDocumentationVersion, hasDocumentation ? {} : skipToken);
  const client = useQueryClient();
  const reference = useMutation({ mutationFn: () => openReference(apiOf(client)) });
  const shown = [
    ...(hasMain ? [{ id: 'main', ...main }] : []),
    ...(hasDocumentation ? [{ id: 'documentation', ...documentation }] : []),
  ];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={navTexts.about}
      width="small"
      footer={
        <>
          <Button
            tone="neutral"
            variant="ghost"
            isPending={reference.isPending}
            onPress={() => reference.mutate()}
          >
            {navTexts.reference}
          </Button>
          <Button onPress={onClose}>{navTexts.close}</Button>
        </>
      }
    >
      <PropertyList layout="aside">
        {shown.map(({ id, data, isError }) => (
          <Property
            key={id}
            label={data?.name ?? navTexts.applications[id as keyof typeof navTexts.applications]}
          >
            {isError ? navTexts.versionFailed : data?.version}
          </Property>
        ))}
      </PropertyList>
      {reference.isError && <p role="alert">{navTexts.referenceFailed}</p>}
    </Dialog>
  );
};

export default AboutDialog;
