import { BottomSheet } from '@doorstep/ui/base/bottom-sheet';

export default function Example() {
  return (
    <BottomSheet defaultOpen>
      <fieldset className="flex flex-col">
        <legend className="font-strong">Sort</legend>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked={false} className="size-5" />
          <span>Recommended</span>
        </label>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked className="size-5" />
          <span>Price: low to high</span>
        </label>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked={false} className="size-5" />
          <span>Price: high to low</span>
        </label>
        <label className="flex min-h-target items-center gap-3">
          <input type="radio" name="Sort" defaultChecked={false} className="size-5" />
          <span>Name: A to Z</span>
        </label>
      </fieldset>
    </BottomSheet>
  );
}
