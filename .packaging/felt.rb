# The formula for Homebrew. `make formula` fills in where the tarball is and its checksum, and
# writes build/felt.rb, which `brew install --formula` takes.
class Felt < Formula
  desc "Poker for the shell: ranks hands, finds equities, replays hand files"
  homepage "@HOMEPAGE@"
  url "@URL@"
  sha256 "@SHA256@"
  license "MIT"

  depends_on "make" => :build
  depends_on "expat"
  depends_on "libcsv"
  depends_on "libsodium"
  depends_on "sqlite"

  def install
    # The kernels are compiled with instructions that are used only where the processor has them.
    ENV.runtime_cpu_detection
    ENV["FELT_NO_INSTALL"] = "1"
    system "gmake", "install", "PREFIX=#{prefix}", "mandir=#{man}",
           "bashdir=#{bash_completion}", "zshdir=#{zsh_completion}", "fishdir=#{fish_completion}"
  end

  test do
    assert_equal "felt #{version}", shell_output("#{bin}/felt --version").lines.first.chomp
    assert_equal "1", shell_output("#{bin}/felt rank --fields standing AsKsQsJsTs").chomp
    assert_equal "1", shell_output("#{bin}/felt showdown --winners AhKh QsQd -b 2h7h9hTc3d").chomp
    assert_match "no such rank", shell_output("#{bin}/felt rank AsKsQsJsXs 2>&1", 1)
  end
end
