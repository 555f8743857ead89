'use client';
import type { ComponentProps } from 'react';
import { cn } from '../../cn.ts';
import { Avatar } from '../../base/avatar/avatar.tsx';
import { Button } from '../../base/button/button.tsx';
import { Card } from '../../base/card/card.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { Link } from '../../base/link/link.tsx';
import { groupMobile } from '../../base/mobile-field/mobile-field.tsx';
import { Skeleton, SkeletonText } from '../../base/skeleton/skeleton.tsx';
import { useMessages } from '../../messages/provider.ts';
import { accountMessages } from '../messages.en.ts';
import { wrapText } from '../../messages/wrap-text.ts';

export interface ProfileHeaderProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose page it is. */
  name: string;
  /** Ten digits. */
  mobile: string;
  /** E-mail address; null where none was given, undefined where it is not told. */
  email?: string | null | undefined;
  /** Square; without one the initials are drawn. */
  image?: string | undefined;
  /** While the mobile is not verified: where that is done. */
  verifyHref?: string | undefined;
  /** Ends the session. */
  onLogout: () => void;
}

/** Whose page this is. */
export function ProfileHeader({
  name,
  mobile,
  email,
  image,
  verifyHref,
  onLogout,
  className,
  ...props
}: ProfileHeaderProps) {
  const messages = useMessages('account', accountMessages);
  return (
    <Card
      data-slot="profile-header"
      {...props}
      className={cn('flex flex-wrap items-center gap-4', className)}
    >
      <Avatar name={name} image={image} />
      <div className="flex min-w-0 flex-[1_1_11rem] flex-col gap-1">
        <h1 translate="no" tabIndex={-1} className="text-heading wrap-anywhere">
          {name}
        </h1>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-meta text-content-muted md:text-body">
          <span className="flex gap-2 tabular-nums">
            <Icon name="icon-smartphone" className="mt-[0.125em]" />
            <span translate="no">{groupMobile(mobile)}</span>
          </span>
          {email !== undefined && (
            <span className="flex min-w-0 gap-2 wrap-anywhere">
              <Icon name="icon-mail" className="mt-[0.125em]" />
              {wrapText(email || messages.notProvided)}
            </span>
          )}
        </p>
        {verifyHref && (
          <p className="flex flex-wrap items-center gap-x-3">
            <span className="flex gap-1.5 font-medium text-warning-text">
              <Icon name="icon-triangle-alert" className="mt-[0.125em]" />
              <span>{messages.unverified}</span>
            </span>
            <Link
              href={verifyHref}
              className="inline-flex min-h-target items-center rounded-small font-medium text-accent-text underline underline-offset-4"
            >
              {messages.verifyMobile}
            </Link>
          </p>
        )}
      </div>
      <Button tone="plain" onClick={onLogout}>
        <Icon name="icon-log-out" />
        <span>{messages.logout}</span>
      </Button>
    </Card>
  );
}

/** The place of a ProfileHeader that is still loading. */
export function ProfileHeaderSkeleton() {
  return (
    <Card aria-hidden data-slot="profile-header-skeleton" className="flex flex-wrap items-center gap-4">
      <Skeleton shape="circle" className="size-14" />
      <div className="flex min-w-0 flex-[1_1_11rem] flex-col gap-1">
        <SkeletonText lines={1} className="w-48 max-w-full text-heading" />
        <div className="flex flex-wrap gap-x-4 gap-y-1 text-meta md:text-body">
          <SkeletonText lines={1} className="w-32" />
          <SkeletonText lines={1} className="w-48 max-w-full" />
        </div>
      </div>
      <Skeleton shape="control" className="h-control w-32" />
    </Card>
  );
}
