import { Button, type ButtonProps } from '../button/button.tsx';
import { Link, type LinkProps } from '../link/link.tsx';

export interface LinkButtonProps extends LinkProps {
  /** As of a Button. */
  tone?: ButtonProps['tone'];
  /** As of a Button. */
  size?: ButtonProps['size'];
  /** As wide as its container. */
  wide?: boolean;
}

/** A link that looks like a Button: it goes somewhere, so it can be opened in a new tab and copied. */
export function LinkButton({ tone, size, wide, className, ...props }: LinkButtonProps) {
  return (
    <Button asChild tone={tone} size={size} wide={wide} className={className}>
      <Link data-slot="link-button" {...props} />
    </Button>
  );
}
