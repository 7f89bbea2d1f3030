import type { DocumentVersion } from '@meetcute/contract';
import { documentsToAccept } from '@meetcute/core';
import { legalVersions } from '@meetcute/i18n/legal';
import { memberOf, unwrap, type Handlers } from '../context.ts';
import { append, consentsOf, userOf } from '../views.ts';

export const consentHandlers = {
  acceptDocuments({ world, viewer, payload }) {
    const member = memberOf(viewer);
    const documents = unwrap(documentsToAccept(payload.documents, legalVersions));
    const { id } = member.profile;
    const accepted = consentsOf(world, member);
    const isNew = ({ document, version }: DocumentVersion) =>
      !accepted.some((one) => one.document === document && one.version === version);
    world.consents.set(id, [...accepted, ...documents.filter(isNew)]);
    append(world, id, 'user', userOf(world, member));
    return { user: userOf(world, member) };
  },
} satisfies Handlers;
