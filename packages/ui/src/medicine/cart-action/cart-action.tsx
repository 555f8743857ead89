'use client';
import { useCallback, useRef, type HTMLAttributes, type Ref } from 'react';
import { cn } from '../../cn.ts';
import { Button, type ButtonProps } from '../../base/button/button.tsx';
import { Icon } from '../../base/icon/icon.tsx';
import { QuantityStepper } from '../../base/quantity-stepper/quantity-stepper.tsx';
import { useMessages } from '../../messages/provider.ts';
import { medicineMessages } from '../messages.en.ts';

export interface CartActionProps extends Omit<HTMLAttributes<HTMLElement>, 'children' | 'onClick'> {
  /** Reaches the root element. */
  ref?: Ref<HTMLElement>;
  /** Said with every button, since a list holds many of them. */
  name: string;
  /** How many are in the cart; 0: none. */
  quantity: number;
  /** It cannot be bought now. */
  outOfStock?: boolean;
  /** Packs that are left, where they are few: no more can be put into the cart. */
  left?: number | undefined;
  /** A cart before the words, where this is the screen's one action. */
  icon?: boolean;
  /** In a grid cell with a margin around it: as wide as the margin leaves it. */
  inCell?: boolean;
  /** Puts one into the cart. */
  onAdd?: () => void;
  /** The wished quantity; 0 means remove. */
  onQuantityChange?: (quantity: number) => void;
}

/** 'Add to Cart', then the stepper in its place and of its height. What is out of stock can still be taken out of the cart. */
export function CartAction({
  ref,
  name,
  quantity,
  outOfStock = false,
  left,
  icon = false,
  inCell = false,
  onAdd,
  onQuantityChange,
  className,
  ...props
}: CartActionProps) {
  const messages = useMessages('medicine', medicineMessages);
  const control = useRef<HTMLElement>(null);
  // A press may make its own button go: focus, when lost, follows to what comes in its place.
  const pressed = useRef(false);
  /** In the frame itself: set before, the browser would lay out the page once more for it. */
  const follow = useCallback((left?: HTMLElement) => {
    requestAnimationFrame(() => {
      const now = control.current;
      if (!now || document.activeElement !== document.body) return;
      const next = left?.isConnected ? left : now.querySelector<HTMLElement>('button:last-of-type');
      (next ?? now).focus({ preventScroll: true });
    });
  }, []);
  const root = useCallback(
    (now: HTMLElement | null) => {
      if (typeof ref === 'function') ref(now);
      else if (ref) ref.current = now;
      control.current = now;
      if (!now || !pressed.current) return;
      pressed.current = false;
      follow();
    },
    [ref, follow],
  );
  /** It may go now. A button that goes with focus in it costs the page a layout, one that has left it does not. */
  function leave() {
    pressed.current = true;
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || !control.current?.contains(focused)) return;
    focused.blur();
    follow(focused);
  }

  if (quantity > 0) {
    const change = (next: number) => {
      pressed.current = false;
      if (next === 0) leave();
      onQuantityChange?.(next);
    };
    return (
      <QuantityStepper
        ref={root}
        data-slot="cart-action"
        {...props}
        className={cn(!inCell && 'w-full', className)}
        name={name}
        value={quantity}
        onValueChange={change}
        max={left}
      />
    );
  }
  if (outOfStock) {
    return (
      <p
        ref={root}
        tabIndex={-1}
        data-slot="cart-action"
        {...props}
        className={cn(
          'flex min-h-control items-center justify-center rounded-control border border-line bg-surface-sunken px-2 text-center font-strong text-content-muted',
          !inCell && 'w-full',
          className,
        )}
      >
        {messages.outOfStock}
      </p>
    );
  }
  return (
    <Button
      ref={root}
      data-slot="cart-action"
      {...(props as ButtonProps)}
      size="tight"
      wide={!inCell}
      aria-label={messages.addToCartOf(name)}
      className={className}
      onClick={() => {
        leave();
        onAdd?.();
      }}
    >
      {icon && <Icon name="icon-shopping-cart" />}
      <span>{messages.addToCart}</span>
    </Button>
  );
}
